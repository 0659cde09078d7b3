export { FirstPasswordScreen } from './first-password-screen'
export { SetupScreen } from './setup-screen'
export { SignInAgain } from './sign-in-again'
export { SignInScreen } from './sign-in-screen'
