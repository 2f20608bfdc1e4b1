import { type RefObject, useEffect } from 'react'
import { useForm } from '../../forms/context/form-context.ts'
import { whenTouched } from '../../forms/live/when-touched.ts'
import { PROOF, type WidgetOfService } from '../bot-check-data.ts'
import type { ProofSource } from '../live/proof-source.ts'
import { createProver } from '../live/prover.ts'

/**
 * Finds a proof while somebody fills in the form around `box`, and sends it with the form. Its code is loaded at the
 * first touch.
 */
export function useProof(box: RefObject<HTMLElement | null>, service: WidgetOfService | null): void {
  const { beforeSending } = useForm()
  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return
    const ended = new AbortController()
    const { begin, take } = createProver(() => finderFor(box, service), ended.signal)
    whenTouched(form, begin, ended.signal)
    const stop = beforeSending(async (body) => {
      const proof = await take()
      if (proof !== undefined) body.set(PROOF, proof)
    })
    return () => {
      stop()
      ended.abort()
    }
  }, [beforeSending, box, service])
}

async function finderFor(box: RefObject<HTMLElement | null>, service: WidgetOfService | null): Promise<ProofSource> {
  if (!service) return (await import('../live/proof-of-work.ts')).proofOfWork
  if (!box.current) throw new Error('The form has gone')
  return (await import('../live/service-proof.ts')).serviceProof(box.current, service)
}
