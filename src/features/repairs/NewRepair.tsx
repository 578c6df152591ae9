import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { newRepair } from '../../../journeys/shared/addresses.ts';
import type { Handover } from '../../app/handover.ts';

/** A repair reported from the start, for links that are not buttons. */
export default function NewRepair() {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(newRepair, { replace: true, state: { begin: {} } satisfies Handover });
  }, [navigate]);
  return null;
}
