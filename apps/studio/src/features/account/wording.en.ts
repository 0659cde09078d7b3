import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  title: 'My account',
  about: (login) => `Login ${login}`,
  changePassword: 'Change password',
  passwordChanged: 'Your password is changed; your logins on other devices have ended.',
  language: 'Language',
  languageAbout: 'The language of the Studio, on all your devices. Pages keep theirs.',
  sessions: 'My logins',
  sessionsAbout:
    'These devices are logged in with your account. If one of them is not yours, end its login and change your password.',
  signOut: 'Log out',
  menu: (name, roles) => `${name} (${roles}), account menu`,
}
