/** The text of an invoice without VAT of ours (Wet OB 1968 art. 35a lid 1 n; article 226 (11a) of Directive 2006/112/EC). */
export const reverseCharge = 'Btw verlegd / VAT reverse charged'
