import { Link } from '../../../ui/links/link.tsx'
import type { ListedStep } from '../wizard-view.ts'

interface AnswerListProps {
  steps: readonly ListedStep[]
  /** with the questions in a column of their own, on the page of the last step */
  isWide?: boolean
}

/** The answers so far, each with a link to change it, and what is still to be done. */
export function AnswerList({ steps, isWide = false }: AnswerListProps) {
  return (
    <dl className={isWide ? 'answers answers--wide' : 'answers'}>
      {steps.map((step) =>
        step.isDone && !step.isCurrent ? <Done key={step.name} step={step} /> : <ToDo key={step.name} step={step} />,
      )}
    </dl>
  )
}

function Done({ step: { rows, changeHref } }: { step: ListedStep }) {
  return rows.map(({ label, value, detail }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        {value}
        {detail && <small>{detail}</small>}
      </dd>
      {changeHref && (
        <dd className="answers__change">
          <Link className="link" href={changeHref}>
            Wijzig<span className="vh"> {label.toLowerCase()}</span>
          </Link>
        </dd>
      )}
    </div>
  ))
}

function ToDo({ step: { title, isCurrent } }: { step: ListedStep }) {
  return (
    <div className="answers__todo">
      <dt>{title}</dt>
      <dd>{isCurrent ? 'Hier bent u nu' : 'Nog te doen'}</dd>
    </div>
  )
}
