import { useNavigate } from 'react-router-dom';
import { BackLink } from '../ui/BackLink.tsx';

/** Where the resident came from, or another page when they came straight here. */
export function Back({ otherwise }: { readonly otherwise: string }) {
  const navigate = useNavigate();
  const isFirst = (window.history.state as { readonly idx?: number } | null)?.idx === 0;
  return <BackLink onBack={() => (isFirst ? navigate(otherwise) : navigate(-1))} />;
}
