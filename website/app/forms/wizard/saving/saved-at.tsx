import { Icon } from '../../../ui/icon.tsx'
import { clockTime } from '../../../ui/text/dates.ts'
import type { StepView } from '../wizard-view.ts'
import type { SavingState } from './step-saver.ts'
import { useStepSaver } from './use-step-saver.ts'

/** Beside the button of a step: when it was saved, or why it is not. Part of the form of the step. */
export function SavedAt({ view, hasUnsent }: { view: StepView; hasUnsent: boolean }) {
  return <SavingStatus state={useStepSaver(view, hasUnsent)} />
}

/** The words of each state. Only trouble is announced: every pause in typing is too often. */
export function SavingStatus({ state }: { state: SavingState }) {
  const isTrouble = state.kind === 'waiting' || state.kind === 'refused'
  return (
    <span className="saved" role={isTrouble ? 'status' : undefined}>
      {state.kind === 'saved' && <Icon name="right" />}
      {textOf(state)}
    </span>
  )
}

function textOf(state: SavingState): string {
  switch (state.kind) {
    case 'saved':
      return `Bewaard om ${clockTime(state.at)} uur`
    case 'saving':
      return 'Wordt bewaard'
    case 'waiting':
      return 'Geen verbinding. Wat u invulde blijft in dit venster staan, en wordt bewaard zodra het kan.'
    case 'refused':
      return `${state.message} Wat u hier typt wordt pas bewaard als u verdergaat.`
  }
}
