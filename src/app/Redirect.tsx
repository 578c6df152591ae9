import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Leads to another page of the portal, in place of this one. */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(to, { replace: true });
  }, [to, navigate]);
  return null;
}
