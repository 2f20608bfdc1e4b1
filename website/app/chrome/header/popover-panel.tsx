import { type HTMLAttributes, type ToggleEvent, useEffect, useRef } from 'react'
import type { ClientState } from '../../state/client-state.ts'
import { useClientStore } from '../../state/client-state-context.tsx'
import { isForAnotherWindow } from '../navigation/page-links.tsx'

type MenuFlag = 'userMenuOpen' | 'navItemsOpen'

interface PopoverPanelProps extends Pick<HTMLAttributes<HTMLDivElement>, 'children' | 'dangerouslySetInnerHTML'> {
  id: string
  className: string
  flag: MenuFlag
}

/**
 * A panel that the browser opens from a button with `popoverTarget`, also without scripts; Escape, a press outside, moving the focus out of
 * it and following a link in it close it. The shared state follows it, and closes it when the flag is cleared (as every navigation does).
 */
export function PopoverPanel({ id, className, flag, ...content }: PopoverPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const store = useClientStore()

  useEffect(() => {
    const { current } = panel
    const isOpen = () => current?.matches(':popover-open') === true
    // a browser leaves it open, above what has the focus then
    const closeBehindFocus = ({ relatedTarget }: FocusEvent) => {
      const isElsewhere = relatedTarget instanceof Element && !current?.contains(relatedTarget)
      // its button closes it itself
      if (isElsewhere && !relatedTarget.matches(`[popovertarget=${id}]`) && isOpen()) current?.hidePopover()
    }
    // also while another page loads, when no navigation begins
    const closeBehindLink = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (link && !isForAnotherWindow(event, link) && isOpen()) current?.hidePopover()
    }
    current?.addEventListener('focusout', closeBehindFocus)
    current?.addEventListener('click', closeBehindLink)
    // it was opened before hydration
    if (isOpen()) store.setState({ [flag]: true } as Partial<ClientState>)
    const stopFollowing = store.subscribe((state, before) => {
      if (before[flag] && !state[flag] && isOpen()) current?.hidePopover()
    })
    return () => {
      stopFollowing()
      current?.removeEventListener('focusout', closeBehindFocus)
      current?.removeEventListener('click', closeBehindLink)
    }
  }, [store, flag, id])

  const follow = (event: ToggleEvent<HTMLDivElement>) => {
    const change: Partial<ClientState> = { [flag]: event.newState === 'open' }
    store.setState(change)
  }

  // a navigation can begin between the opening and its toggle event, which the browser sends later
  const followOpening = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open') follow(event)
  }

  return (
    <div
      id={id}
      className={className}
      popover="auto"
      ref={panel}
      onBeforeToggle={followOpening}
      onToggle={follow}
      {...content}
    />
  )
}
