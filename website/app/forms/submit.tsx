import { type ReactNode, useSyncExternalStore } from 'react'
import { Icon } from '../ui/icon.tsx'
import { useForm } from './context/form-context.ts'

interface SubmitProps {
  children: ReactNode
  /** as wide as the form */
  block?: boolean
  /** what the action learns when this button was pressed and not another */
  name?: string
  value?: string
}

/** The button that sends a form, and beside it that something still keeps it from that. */
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
