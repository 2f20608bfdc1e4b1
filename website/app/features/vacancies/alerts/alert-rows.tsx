import type { Alert } from '@gevel/contract/vacancy-alerts'
import type { ComponentType, ReactNode } from 'react'
import { Field } from '../../../forms/field.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { endForm, rhythmForm, rhythmNames } from './alert-forms.ts'
import { searchHref, searchName } from './alert-search.ts'

/** A form of one search: `about` are its hidden fields. */
export interface RowFormProps {
  schema: typeof endForm | typeof rhythmForm
  about: { alert: string; rhythm?: string }
  className: string
  children: ReactNode
}

interface AlertRowsProps {
  alerts: readonly Alert[]
  RowForm: ComponentType<RowFormProps>
}

/** Searches by mail, each with a button to change how often and one to end it. */
export function AlertRows({ alerts, RowForm }: AlertRowsProps) {
  return (
    <ul className="rows">
      {alerts.map(({ id, search, rhythm }) => {
        const other = rhythm === 'daily' ? ('weekly' as const) : ('daily' as const)
        const change = `Liever ${rhythmNames[other].toLowerCase()}`
        const alert = String(id)
        const name = searchName(search)
        return (
          <li key={id}>
            <div>
              <Link className="link" href={searchHref(search)}>
                {name}
              </Link>
              <small>{rhythmNames[rhythm]}</small>
            </div>
            <div className="btn-row">
              <RowForm schema={rhythmForm} about={{ alert, rhythm: other }} className="plain">
                <Field name="alert" />
                <Field name="rhythm" />
                <button className="btn btn--quiet" type="submit" aria-label={`${change}: ${name}`}>
                  {change}
                </button>
              </RowForm>
              <RowForm schema={endForm} about={{ alert }} className="plain">
                <Field name="alert" />
                <button className="btn btn--quiet" type="submit" aria-label={`Stop: ${name}`}>
                  Stop
                </button>
              </RowForm>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
