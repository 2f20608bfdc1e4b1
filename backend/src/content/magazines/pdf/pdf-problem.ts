/** Why a PDF cannot be parsed, in a Dutch sentence for the editor. Another attempt would fail too. */
export class PdfProblem extends Error {}
