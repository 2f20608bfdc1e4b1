import { useRef } from 'react'

/** A key for what a dialog sends: a repeat after a lost connection has it too. `renewed` makes the next one, once an action is over. */
export function useFormKey() {
  const key = useRef(crypto.randomUUID())
  const renewed = (action: Promise<boolean>): Promise<boolean> =>
    action.finally(() => {
      key.current = crypto.randomUUID()
    })
  return { key, renewed }
}
