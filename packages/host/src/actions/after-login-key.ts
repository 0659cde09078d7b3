/** Where session storage keeps the tap that a login interrupted. The page looks here before it loads the host. */
export const AFTER_LOGIN_KEY = 'yz:after-login'
