export { isEmail } from '../../contract/email.ts';
