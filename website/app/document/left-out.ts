/** React's marker of a part that suspended or failed, and is left to the browser. */
export const LEFT_OUT = '<!--$!-->'
