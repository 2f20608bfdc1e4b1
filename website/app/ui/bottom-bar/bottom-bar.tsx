import { type ReactNode, useId } from 'react'
import styles from './bottom-bar.css?inline'

interface BottomBarProps {
  title: string
  /** what is asked, as paragraphs */
  children: ReactNode
  choice: ReactNode
}

/** A question at the foot of the window, beside which the page can be read and used. */
export function BottomBar({ title, children, choice }: BottomBarProps) {
  const id = useId()
  return (
    <>
      <style href="bottom-bar" precedence="default">
        {styles}
      </style>
      <aside className="bottom-bar" aria-labelledby={id}>
        <div className="wrap bottom-bar__in">
          <div>
            <h2 id={id}>{title}</h2>
            {children}
          </div>
          <div className="bottom-bar__choice">{choice}</div>
        </div>
      </aside>
    </>
  )
}
