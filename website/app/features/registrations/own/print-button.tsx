import { Drawing } from '../../../ui/icon.tsx'

/** Prints the page. Without scripts there is no button: the browser has its own. */
export function PrintButton() {
  return (
    <button className="btn btn--quiet" type="button" data-needs-script onClick={() => window.print()}>
      <Drawing path="M7 8V3h10v5M7 17H3V8h18v9h-4M7 14h10v7H7z" />
      Print
    </button>
  )
}
