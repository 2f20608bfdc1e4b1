/** A word with a hyphen, which a program would break at it: "e-" and "mailadres" on two lines read badly. */
const hyphenated = /(\p{L}+-\p{L}+)/u

/** A text whose words stay whole. */
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
