import type { Examples } from '../examples.ts'
import { Chart } from './chart.tsx'
import type { Series } from './chart-geometry.ts'

const quarters = ['K1 26', 'K2', 'K3', 'K4']

function state(name: string, kind: 'line' | 'bar', labels: string[], ...series: Series[]) {
  const texts = { title: 'Omzet per kwartaal', description: name, unit: 'procent', source: 'Gevel' }
  const view = (
    <figure className="fig fig-panel">
      <Chart {...texts} kind={kind} labels={labels} series={series} highlights={[]} />
    </figure>
  )
  return { name, view }
}

const of = (name: string, ...values: Series['values']): Series => ({ name, values })

export const examples: Examples = {
  slug: 'grafieken',
  title: 'Grafieken',
  states: [
    state('Staven boven nul', 'bar', quarters, of('Winkels', 3, 5, 4, 6)),
    state('Staven onder nul', 'bar', quarters, of('Winkels', -3, -5, -1.5, -4)),
    state('Staven boven en onder nul', 'bar', quarters, of('Winkels', 3, -5, 0, 4)),
    state('Staven van twee reeksen', 'bar', quarters, of('Winkels', -3, -5, 1, 4), of('Groothandel', 2, -1, null, 3)),
    state('Liggende staven onder nul', 'bar', ['Noorderkade met Van Rossem', 'Kerkdijk'], of('Winkels', -3, -5)),
    state('Lijnen', 'line', quarters, of('Winkels', -3, 2, null, 4), of('Groothandel', 1, 2, 3, 2)),
    state(
      'Een lijn zonder cijfers',
      'line',
      quarters,
      of('Winkels', 3, 2, 3, 4),
      of('Webwinkels', null, null, null, null),
    ),
    state('Zonder cijfers', 'line', quarters, of('Winkels', null, null, null, null)),
  ],
}
