import '../styles/tokens.css'
import '../styles/frame.css'
import '../styles/fields.css'
import '../styles/buttons.css'
import '../styles/home.css'
import '../styles/consents.css'
import '../styles/erase.css'
import '../styles/lead.css'
import '../styles/toast.css'
import '../styles/desktop.css'
import type { PassportPage } from '@yingzao/contract/client'
import { installErase } from './erase'
import { installHome } from './home'
import { installLogin } from './login'

// The whole script of the pages of `/passport/`, beside the captcha, which comes when a code is asked for.
const PAGES: Record<PassportPage, () => unknown> = {
  mobileLogin: installLogin,
  desktopLogin: installLogin,
  // A form, which needs no script.
  testLogin: () => undefined,
  home: installHome,
  erase: installErase,
}

PAGES[document.body.dataset.page as PassportPage]()
