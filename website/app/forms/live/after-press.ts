/**
 * Runs things at once, or during a press of a pointer right after it. Leaving a field by a press elsewhere may show a
 * message, and the pressed element must not move away from the pointer before the click.
 */
export function afterPress(signal: AbortSignal): (run: () => void) => void {
  let isPressed = false
  let waiting: (() => void)[] = []

  function press(): void {
    isPressed = true
  }

  function release(): void {
    isPressed = false
    const due = waiting
    waiting = []
    for (const run of due) run()
  }

  const listening = { capture: true, signal }
  addEventListener('pointerdown', press, listening)
  // the click follows right after the pointer went up
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => setTimeout(release), listening)
  return (run) => {
    if (isPressed) waiting.push(run)
    else run()
  }
}
