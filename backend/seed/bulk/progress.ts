const width = 30
const number = new Intl.NumberFormat('en')

/**
 * The progress line of a long job.
 * @param before how many there were when the job began
 * @param elapsedMs since the job began
 */
export function progressLine(done: number, before: number, total: number, elapsedMs: number): string {
  const filled = Math.floor((done / total) * width)
  const rate = (done - before) / (elapsedMs / 1000)
  const secondsLeft = rate > 0 ? Math.ceil((total - done) / rate) : 0
  const bar = '#'.repeat(filled) + '-'.repeat(width - filled)
  return `[${bar}] ${number.format(done)} of ${number.format(total)}, ${number.format(Math.round(rate))}/s, ${secondsLeft} s left`
}

/** Shows progress in one line on a terminal; elsewhere, such as in a log, one line for each tenth. */
export function showProgress(line: string, done: number, total: number, step: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? '\n' : ''}`)
  else if (done === total || Math.floor((done * 10) / total) > Math.floor(((done - step) * 10) / total))
    console.log(line)
}
