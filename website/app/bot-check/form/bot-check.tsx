import { useEffect, useRef } from 'react'
import { useForm } from '../../forms/context/form-context.ts'
import { RENDERED_AT } from '../../forms/schema/define-form.ts'
import { type BotCheckData, DECOY } from '../bot-check-data.ts'
import { useProof } from './use-proof.ts'
import { useServicePolicy } from './use-service-policy.ts'

interface BotCheckProps {
  /** from the page's loader */
  data: BotCheckData
}

/**
 * The bot check of a public form (decision 029). It is invisible and needs no action, except for the widget of a
 * configured service.
 */
export function BotCheck({ data: { renderedAt, service } }: BotCheckProps) {
  const { failure } = useForm()
  const box = useRef<HTMLDivElement>(null)
  const decoy = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // a person cannot clear a field that the browser has autofilled
    if (failure && decoy.current) decoy.current.value = ''
  }, [failure])
  useServicePolicy(service)
  useProof(box, service)
  const preserved = failure?.entries[RENDERED_AT]
  const renderedTime = typeof preserved === 'string' ? preserved : renderedAt
  return (
    <>
      <input key={renderedTime} type="hidden" name={RENDERED_AT} defaultValue={renderedTime} />
      <div className="vh" aria-hidden="true" inert>
        <label>
          Laat dit veld leeg
          <input
            ref={decoy}
            type="text"
            name={DECOY}
            autoComplete="off"
            tabIndex={-1}
            data-1p-ignore
            data-bwignore
            data-lpignore="true"
          />
        </label>
      </div>
      <div ref={box} className={service ? 'bot-check' : undefined} hidden={!service} />
    </>
  )
}
