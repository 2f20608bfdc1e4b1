/** A word with a hyphen, which a client would break: "e-" and "mailadres" on two lines read badly. */
const hyphenated = /(\p{L}+-\p{L}+)/u

/** A text without breaks within words. */
export function Words({ text }: { text: string }) {
  return text.split(hyphenated).map((part, index) =>
    hyphenated.test(part) ? (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
