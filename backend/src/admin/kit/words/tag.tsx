import { Badge } from '@strapi/design-system'

type Colour = 'success' | 'primary' | 'warning' | 'danger' | 'neutral'

/** A word that stands out by its colour, which says nothing that the word does not. */
export function Tag({ colour, children }: { colour: Colour; children: string }) {
  return (
    <Badge backgroundColor={`${colour}100`} textColor={`${colour}700`}>
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
