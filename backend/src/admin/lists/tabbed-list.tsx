import { Box, Tabs } from '@strapi/design-system'
import type { ReactNode } from 'react'

interface TabbedListProps<Tab extends string> {
  /** of the tabs together, for screen readers */
  label: string
  /** value and label of each tab */
  tabs: readonly (readonly [Tab, string])[]
  shown: Tab
  onShow: (tab: Tab) => void
  children: ReactNode
}

/** A list that tabs filter or sort. */
export function TabbedList<Tab extends string>({ label, tabs, shown, onShow, children }: TabbedListProps<Tab>) {
  const show = (value: string) => {
    const tab = tabs.find(([one]) => one === value)
    if (tab) onShow(tab[0])
  }
  return (
    <Tabs.Root value={shown} onValueChange={show} variant="simple">
      <Tabs.List aria-label={label}>
        {tabs.map(([value, text]) => (
          <Tabs.Trigger key={value} value={value}>
            {text}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {/* each tab names its panel, of which only the shown one has content */}
      {tabs.map(([value]) => (
        <Tabs.Content key={value} value={value}>
          <Box paddingTop={5}>{children}</Box>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
