import { TextInput } from '@strapi/design-system'
import styled from 'styled-components'

/** A field of which the browser draws a part, such as the calendar of a date: in the dark theme that was black on black. */
export const NativeInput = styled(TextInput)`
  color-scheme: ${({ theme }) => (theme.colors.neutral0.toLowerCase() === '#ffffff' ? 'light' : 'dark')};
`
