/** The first letters of a name in front of its row; a question mark of somebody who did not answer yet. */
export function Initials({ name }: { name: string | null }) {
  return (
    <span className="ini" aria-hidden="true">
      {name === null ? '?' : initialsOf(name)}
    </span>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))
  return `${words[0]?.[0] ?? name[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`
}
