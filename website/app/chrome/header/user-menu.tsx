import { Icon } from '../../ui/icon.tsx'
import { useRenderedOnce } from '../../ui/lazy/use-rendered-once.ts'
import { ColourModeSwitch } from '../colour-mode/colour-mode-switch.tsx'
import { AccountMenu } from './account-menu.tsx'
import { PopoverPanel } from './popover-panel.tsx'

/** The reader's account and colour mode. */
export function UserMenu() {
  const settings = useRenderedOnce('settings', null, <Settings />)
  return (
    <div className="tools">
      <AccountMenu />
      <button className="menu-btn" type="button" popoverTarget="gebruikersmenu" data-needs-script>
        <Icon name="settings" />
        <span className="menu-btn__label">Weergave</span>
      </button>
      <PopoverPanel id="gebruikersmenu" className="menu" flag="userMenuOpen" {...settings} />
    </div>
  )
}

function Settings() {
  return (
    <div className="menu__part" data-needs-script>
      <p className="menu__title">Kleuren</p>
      <ColourModeSwitch />
    </div>
  )
}
