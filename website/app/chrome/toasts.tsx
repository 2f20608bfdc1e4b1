import { useEffect } from 'react'
import { dismissToast, type Toast } from '../state/client-state.ts'
import { useClientState, useClientStore } from '../state/client-state-context.tsx'

/** How long a toast stays, in milliseconds; a reader can close it sooner. */
const TOAST_MS = 6_000

/** Renders all toasts; they are announced politely to screen readers. */
export function Toasts() {
  const toasts = useClientState((state) => state.toasts)
  return (
    <div className="toasts" role="status">
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastView({ toast }: { toast: Toast }) {
  const store = useClientStore()
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(store, toast.id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [store, toast.id])
  return (
    <div className={toast.kind === 'error' ? 'toast toast--err' : 'toast'}>
      {toast.text}
      <button type="button" onClick={() => dismissToast(store, toast.id)}>
        Sluit
      </button>
    </div>
  )
}
