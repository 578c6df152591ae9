/** Where contact details are changed. */
export const editProfile = '/editprofile';
