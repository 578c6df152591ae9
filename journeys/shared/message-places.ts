/** All messages to the resident. */
export const messagesPage = '/mymessageshistory';

/** The page about a message. */
export const messagePage = '/messagedetails';

/** The page about one message; it stands in the address, so that a reload finds it. */
export const addressOfMessage = (id: string): string => `${messagePage}?message=${encodeURIComponent(id)}`;
