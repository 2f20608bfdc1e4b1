import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { ActionDialog } from './action-dialog'
import type { Answers, Question } from './question'

/** Sends the answers; the dialog stays open, and shows the sentence, when it fails. */
type Send = (answers: Answers) => Promise<{ error: string } | undefined>

interface Asked {
  question: Question
  send: Send
  close: (isDone: boolean) => void
}

type Ask = (question: Question, send: Send) => Promise<boolean>

const AskContext = createContext<Ask>(async () => false)

/** Opens the dialog of an action: resolves to whether it was done, after the dialog has closed. */
export function useAsk(): Ask {
  return useContext(AskContext)
}

/** Shows the dialogs of the actions below it, one at a time. */
export function ActionDialogs({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>()
  const ask = useCallback<Ask>(
    (question, send) =>
      new Promise((resolve) => {
        const opener = document.activeElement
        const close = (isDone: boolean) => {
          setAsked(undefined)
          resolve(isDone)
          // once the dialog is gone: it returns the focus to a trigger of its own only, which it does not have
          setTimeout(() => returnFocus(opener))
        }
        setAsked({ question, send, close })
      }),
    [],
  )
  return (
    <AskContext.Provider value={ask}>
      {children}
      {asked && <ActionDialog question={asked.question} send={asked.send} onClose={asked.close} />}
    </AskContext.Provider>
  )
}

/** Focuses what opened a dialog, or the content of the page when that is gone. */
function returnFocus(opener: Element | null): void {
  const target = opener?.isConnected ? opener : document.getElementById('main-content')
  if (target instanceof HTMLElement) target.focus()
}
