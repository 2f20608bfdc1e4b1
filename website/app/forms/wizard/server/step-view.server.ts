import type { Draft } from '@gevel/contract/drafts'
import type { Wizard } from '../define-wizard.ts'
import { FROM_SUMMARY, type ListedStep, type StepView } from '../wizard-view.ts'
import type { Progress } from './progress.server.ts'
import { stepPath } from './step-path.server.ts'
import { summaryKey } from './summary-key.server.ts'

interface Shown {
  wizard: Wizard
  draft: Draft
  progress: Progress
  /** index of the step that is shown */
  at: number
  url: URL
  /** what the last step shows beside the answers, such as a price */
  shown: unknown
}

/** What the page of a step shows. */
export function stepView({ wizard, draft, progress: { steps, reached }, at, url, shown }: Shown): StepView {
  const last = steps.length - 1
  const pathOf = (index: number) => stepPath(wizard, url, draft.id, steps[index]?.step.name ?? '')
  const listed = steps.map(({ step, rows, isDone }, index): ListedStep => {
    const path = pathOf(index)
    return {
      ...{ name: step.name, title: step.title, rows, isDone, isCurrent: index === at },
      href: index <= reached ? path : null,
      changeHref: isDone ? (at === last ? fromSummary(path) : path) : null,
    }
  })
  const current = steps[at]
  if (!current) throw new RangeError('There is no such step')
  const { step, form, entries } = current
  return {
    ...{ kind: 'step', wizard: wizard.name, draft: draft.id, title: wizard.title, steps: listed, form, entries },
    ...{ name: step.name, number: at + 1, question: step.question, intro: step.intro ?? null },
    isLast: at === last,
    isFirst: at === 0,
    files: draft.files,
    submitLabel: at === last ? wizard.submitLabel : `Verder naar ${nextTitle(listed, at, url)}`,
    reassurance: wizard.reassurance,
    summaryKey: summaryKey(wizard, draft, shown),
    stepVersion: draft.stepVersions[step.name] ?? '',
    savedAt: draft.savedAt,
  }
}

/** A step that leads back to the last one. */
function fromSummary(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${FROM_SUMMARY}`
}

function nextTitle(steps: readonly ListedStep[], at: number, { searchParams }: URL): string {
  const next = searchParams.has(FROM_SUMMARY) ? steps.at(-1) : steps[at + 1]
  return (next?.title ?? '').toLowerCase()
}
