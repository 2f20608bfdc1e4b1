import { Link, Typography } from '@strapi/design-system'
import { NavLink } from 'react-router-dom'
import { Panel } from '../panel'

/** The link to Strapi's own screen of devices. */
export function OwnSessions() {
  return (
    <Panel title="Actieve apparaten">
      <Typography tag="p">
        Bekijk waar u bent ingelogd, en log apparaten uit die u niet kent of niet meer gebruikt.
      </Typography>
      <Typography tag="p">
        <Link tag={NavLink} to="/me/sessions">
          Naar actieve apparaten
        </Link>
      </Typography>
    </Panel>
  )
}
