/**
 * Runs things at once, or while somebody presses a button of the mouse or a finger on the screen, right after that. Leaving a field
 * by a press elsewhere may show a message, and what is pressed must not move away beneath the pointer before it is a click.
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
  // the click comes right after the pointer went up
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => setTimeout(release), listening)
  return (run) => {
    if (isPressed) waiting.push(run)
    else run()
  }
}
