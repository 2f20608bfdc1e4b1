import { Link } from '../../../ui/links/link.tsx'
import type { ListedStep } from '../wizard-view.ts'

/** All steps in order; those that can be opened are links. */
export function StepList({ steps }: { steps: readonly ListedStep[] }) {
  return (
    <ol className="steps" aria-label="Stappen">
      {steps.map(({ name, title, isDone, isCurrent, href }) => (
        <li
          key={name}
          className={isDone && !isCurrent ? 'steps__done' : undefined}
          aria-current={isCurrent ? 'step' : undefined}
        >
          {href && !isCurrent ? (
            <Link href={href}>
              <span>{title}</span>
            </Link>
          ) : (
            <span>{title}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
