/**
 * Lets calls share statements: all that come in one turn of the event loop, or while an earlier statement runs, are done together by the
 * next one. When that fails, each of them fails. Not for use in a transaction, which the statement would become a part of.
 * @param run returns one result for each input, in their order
 */
export function shareStatements<Input, Result>(
  run: (inputs: readonly Input[]) => Promise<readonly Result[]>,
): (input: Input) => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve()
  let next: { inputs: Input[]; results: Promise<readonly Result[]> } | undefined
  return async (input) => {
    next ??= collect()
    const { inputs, results } = next
    const place = inputs.push(input) - 1
    // one for each input
    return (await results)[place] as Result
  }

  function collect() {
    const inputs: Input[] = []
    const results = Promise.all([running, nextTurn()]).then(() => {
      next = undefined
      const done = run(inputs)
      running = done.catch(() => undefined)
      return done
    })
    return { inputs, results }
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
