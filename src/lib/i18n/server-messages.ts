import { msg } from '@lingui/core/macro';

/**
 * What the server says to shoppers in English whatever their language, for the catalogues to have it (WORD-01). Nothing
 * imports them: find-server-text.ts looks them up by their words, which are the server's to the letter.
 */
export const SERVER_MESSAGES = [
  // Signing in, registration and codes
  msg`Credential is invalid!`,
  msg`Login successfully`,
  msg`Registration successfully complete`,
  msg`Invalid otp`,
  msg`Invalid provider`,
  msg`Password reset successfully`,
  msg`Sorry! No user found`,
  msg`Sorry! No user found with this email/phone.`,
  msg`Sorry, your account is not active`,
  msg`Your Forgot Password code is sent to your email`,
  msg`Your Forgot Password code is sent to your phone`,
  msg`Your Verification code is sent to your email`,
  msg`Your Verification code is sent to your phone`,
  msg`The email has already been taken.`,
  msg`The phone has already been taken.`,
  msg`The phone/email field is required.`,
  msg`The phone or email field is required.`,
  msg`The phone field must be a number.`,
  msg`The otp field is required.`,
  msg`The otp must be a number.`,
  msg`The password and confirmation password do not match.`,
  msg`The password field confirmation does not match.`,
  msg`The selected token is invalid.`,
  msg`Too Many Attempts.`,
  msg`You can not perform this action in demo mode`,
  // Cart, vouchers and checkout
  msg`Some products are removed from cart due to unavailability`,
  msg`Sorry product not found in cart`,
  msg`Sorry shop cart is empty`,
  msg`Sorry! product cart quantity is limited. No more stock`,
  msg`Sorry, your product quantity out of stock`,
  msg`Sorry, the shop is not available now`,
  msg`Some of the selected shops are not available.`,
  msg`Voucher already collected`,
  msg`Voucher collected successfully`,
  msg`Please verify your account first. without verify account you can not place order`,
  msg`The selected address id is invalid.`,
  msg`address can not be deleted because it has orders`,
  msg`You are not allowed to access this address`,
  // After the order
  msg`Sorry, order cannot be cancelled because it is not pending`,
  msg`Sorry, You can not  re-order because order is not delivered`,
  msg`Sorry, You can not  re-payment because payment is CASH`,
  msg`You are not allowed to access this order`,
  msg`This Order is not Delivered yet`,
  msg`Order return successfully done`,
  msg`review added successfully`,
  msg`review already exists`,
  // Profile, contact, chat and tickets
  msg`The profile photo must not be greater than 2 MB.`,
  msg`Your message has been sent successfully`,
  msg`your account is not connected with this shop`,
  msg`invalid ticket number`,
  msg`Sorry!, Message send is not allowed for this support ticket`,
] as const;
