import { useLayoutEffect, useRef } from 'react'
import { closeModal, type Modal } from '../state/client-state.ts'
import { useClientState, useClientStore } from '../state/client-state-context.tsx'

/** Renders all dialogs, in the order in which they were opened. */
export function Modals() {
  const modals = useClientState((state) => state.modals)
  return modals.map((modal) => <ModalView key={modal.id} modal={modal} />)
}

function ModalView({ modal }: { modal: Modal }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const store = useClientStore()
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      className="modal"
      ref={dialog}
      aria-labelledby={`modal-${modal.id}`}
      onClose={() => closeModal(store, modal.id)}
    >
      <h2 id={`modal-${modal.id}`}>{modal.title}</h2>
      <p>{modal.text}</p>
      <form className="btn-row" method="dialog">
        {modal.links?.map(([label, address]) => (
          <a className="btn btn--quiet" href={address} target="_blank" rel="noreferrer" key={label}>
            {label}
          </a>
        ))}
        <button className="btn btn--primary" type="submit">
          Sluit
        </button>
      </form>
    </dialog>
  )
}
