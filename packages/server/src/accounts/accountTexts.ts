/** What visitors read; most of it is known word for word from other shops. */
export const accountTexts = {
  badEmail: 'Please provide a valid email address.',
  emailTaken: (email: string) =>
    `An account is already registered with ${email}. Please log in or use a different email address.`,
  emailOfAnother: 'This email address is already registered.',
  badLogin: 'Please provide a valid account username.',
  loginTaken: 'An account is already registered with that username. Please choose another.',
  noPassword: 'Please create an account password.',
  weakPassword: 'Please enter a stronger password.',
  registrationClosed: 'Registration is not open.',
  loginMissing: 'Username is required.',
  passwordMissing: 'The password field is empty.',
  wrongLogin: 'The username or password you entered is incorrect.',
  tooMany: 'Too many attempts. Please try again later.',
  resetMissing: 'Enter a username or email address.',
  resetSent:
    'A password reset email has been sent to the email address on file for your account, but may take several minutes to show up in your inbox. Please wait at least 10 minutes before attempting another reset.',
  resetInvalid: 'This key is invalid or has already been used. Please reset your password again if needed.',
  currentMissing: 'Please enter your current password.',
  wrongCurrent: 'Your current password is incorrect.',
  required: (label: string) => `${label} is a required field.`,
  emailAsName: 'Display name cannot be changed to email address due to privacy concern.',
  changedMeanwhile: 'The account was changed meanwhile. Please check it and save again.',
  noUser: 'There is no such user.',
  badRole: 'There is no such role.',
  notAllowed: 'You are not allowed to do that.',
  lastAdmin: 'The shop needs an administrator: make another one first.',
} as const;
