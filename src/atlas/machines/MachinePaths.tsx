import { useMemo } from 'react';
import { subjectOfMachine } from '../model/machine.ts';
import { Paths } from '../PathsView.tsx';
import type { MachineViewProps } from '../views.ts';

/** The generated paths of a machine that is no journey. */
export function MachinePaths({ machine }: MachineViewProps) {
  const subject = useMemo(() => subjectOfMachine(machine), [machine]);
  return <Paths subject={subject} />;
}
