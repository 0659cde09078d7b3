import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  signIn: {
    title: 'Log in',
    about: 'Use the account that an administrator has created for you',
    login: 'Login',
    loginMissing: 'Enter your login',
    password: 'Password',
    passwordMissing: 'Enter your password',
    submit: 'Log in',
    forgotten: 'Forgotten your password? Ask an administrator to reset it.',
  },
  setup: {
    title: 'Create an administrator',
    about: 'This is the first account. It can add other members and give them roles.',
    linkMissing: 'No administrator yet',
    linkWhere:
      'Open the setup link that was printed when the system started, or get it on the server with npm run members -- setup-link.',
    tokenWrong:
      'The setup link is wrong or no longer valid. Open the one that was printed when the system started.',
    name: 'Name',
    nameMissing: 'Enter your name',
    login: 'Login',
    submit: 'Create and enter',
  },
  firstPassword: {
    title: 'Set a new password',
    about: (name) =>
      `Welcome, ${name}. Please change your password before you begin; then nobody else knows it.`,
    given: 'Password you were given',
    submit: 'Save and enter',
    otherAccount: 'Use another account',
  },
  again: {
    title: 'Your login has expired',
    about: 'Log in again. Your changes on this page are still here.',
    submit: 'Log in and continue',
    other: 'Use another account',
  },
}
