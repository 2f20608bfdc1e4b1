/** The first frame of an error's stack that is not in the JavaScript engine or Node itself. */
export function stackLocation({ stack = '' }: Error): string {
  return stack.split('\n').find((line) => /^\s+at /.test(line) && !/<anonymous>|\(?node:/.test(line)) ?? ''
}
