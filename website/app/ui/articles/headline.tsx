/**
 * A headline in which a hyphenated word (‘doe-het-zelfsessie’) stays on one line where that is wide enough for it. The
 * other words stay one text node: browsers count each node that moves to another line as a layout shift.
 */
export function Headline({ text }: { text: string }) {
  return text.split(/(\S*-\S*)/).map((part, at) =>
    part.includes('-') ? (
      <span key={at} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
