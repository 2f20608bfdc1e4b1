/** `1 reactie`, `3 reacties` */
export function countComments(count: number): string {
  return `${count} ${count === 1 ? 'reactie' : 'reacties'}`
}
