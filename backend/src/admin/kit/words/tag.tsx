import { Badge } from '@strapi/design-system'

type Colour = 'success' | 'primary' | 'warning' | 'danger' | 'neutral'

/** A word that stands out by its colour, which says nothing that the word does not. */
export function Tag({ colour, children }: { colour: Colour; children: string }) {
  return (
    // Strapi's orange on its own wash has a contrast of 4.02, and 4.5 is needed (WCAG 1.4.3)
    <Badge backgroundColor={`${colour}100`} textColor={colour === 'warning' ? 'neutral800' : `${colour}700`}>
      {children}
    </Badge>
  )
}

/**
 * Makes the tag of the states of a kind of row.
 * @param names of the states, as editors read them
 */
export function stateTag<State extends string>(
  names: Readonly<Record<State, string>>,
  colours: Readonly<Record<State, Colour>>,
) {
  return ({ state }: { state: State }) => <Tag colour={colours[state]}>{names[state]}</Tag>
}
