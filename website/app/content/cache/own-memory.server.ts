/**
 * Joins bytes outside of Node's buffer pool, for a cache. Node allocates buffers under 32 kB in pools of 64 kB (`Buffer.poolSize`), and frees a pool
 * when none of its buffers is in use: one cached part of 300 bytes would keep all 64 kB allocated.
 */
export function inOwnMemory(...pieces: readonly Buffer[]): Buffer {
  const whole = Buffer.allocUnsafeSlow(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const piece of pieces) at += piece.copy(whole, at)
  return whole
}
