import { type ReactNode, useSyncExternalStore } from 'react'
import { Icon } from '../ui/icon.tsx'
import { useForm } from './context/form-context.ts'

interface SubmitProps {
  children: ReactNode
  /** full width */
  block?: boolean
  /** the value that the action gets when this button was pressed */
  name?: string
  value?: string
}

/** The submit button of a form, with a message when something prevents sending. */
export function Submit({ children, block = false, name, value }: SubmitProps) {
  const { store, texts } = useForm()
  const isBlocked = useSyncExternalStore(
    store.subscribe,
    () => (store.get()?.problems.length ?? 0) > 0,
    () => false,
  )
  return (
    <>
      <button type="submit" className={`btn btn--submit${block ? ' btn--block' : ''}`} name={name} value={value}>
        {children}
      </button>
      {isBlocked && (
        <p className="err">
          <Icon name="wrong" />
          {texts.formIncomplete}
        </p>
      )}
    </>
  )
}
