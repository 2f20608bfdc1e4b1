import { useCallback, useRef, useState } from 'react'

/** Runs before a form is submitted; may add to its body. It never rejects. */
export type Preparation = (body: FormData) => Promise<void>

/** Lets parts of a form add data before it is submitted. The form is busy until then. */
export function useBeforeSubmit() {
  const preparations = useRef(new Set<Preparation>())
  const [isPreparing, setPreparing] = useState(false)

  /** @returns a function that unregisters it */
  const beforeSending = useCallback((prepare: Preparation) => {
    preparations.current.add(prepare)
    return () => void preparations.current.delete(prepare)
  }, [])

  async function prepareAndSend(body: FormData, send: () => Promise<void>): Promise<void> {
    if (preparations.current.size === 0) return send()
    setPreparing(true)
    try {
      await Promise.all([...preparations.current].map((prepare) => prepare(body)))
      await send()
    } finally {
      setPreparing(false)
    }
  }

  return { beforeSending, isPreparing, prepareAndSend }
}
