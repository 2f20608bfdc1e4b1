/** The blue of the professional edition, in the places where Strapi uses its own violet. */
const blue = '#0c659a'
const deepBlue = '#0b5988'
const skyBlue = '#5db3e6'

/** White text is legible on these in both modes. */
const buttons = { buttonPrimary500: deepBlue, buttonPrimary600: blue }

/** Strapi's lines around a selected element; its own are violet. */
const focusOf = (color: string) =>
  ['2px 0', '0 2px', '-2px 0', '0 -2px'].map((offset) => `inset ${offset} 0 ${color}`).join(', ')

export const theme = {
  light: {
    colors: {
      primary100: '#e8f3fa',
      primary200: '#bcdcf0',
      primary500: blue,
      primary600: blue,
      primary700: deepBlue,
      ...buttons,
    },
    shadows: { focus: focusOf(blue) },
  },
  dark: {
    colors: { primary500: '#3f9bd0', primary600: skyBlue, primary700: skyBlue, ...buttons },
    shadows: { focus: focusOf(skyBlue) },
  },
}
