import type { Requirements } from '../../../machines/exploration/index.ts';
import { addressTest } from '../../shared/address-test.ts';

const fileCalls = 'journeys/repair/calls/photos.test.ts';
const fileField = 'src/fields/files/FileUploadView.test.tsx';
const fileGateway = 'test/gateway/documents.test.ts';
const filePreparation = 'src/fields/files/prepare.test.tsx';
const repairPage = 'test/journeys/repair-page.spec.ts';

/** What is demanded of photos and other files, and of the page that shows them. */
export const files: Requirements = {
  'MED-ROUTE-01': {
    says: 'The files of a repair have the address /viewmedia.',
    address: '/viewmedia',
    tests: [addressTest],
  },
  'MED-01': {
    says: 'Five files at most, and the sixth says so.',
    steps: ['media'],
    tests: [
      ['machines/upload/upload.test.ts', 'the queue > takes five and says that the sixth is too many'],
      [fileField, 'takes five and refuses the sixth'],
      [fileGateway, 'a file > is refused as the sixth, also when all come at once'],
    ],
  },
  'MED-02': {
    says: 'A file has 20,000,000 bytes at most.',
    steps: ['media'],
    tests: [
      [fileGateway, 'a file > has 20,000,000 bytes and not one more'],
      [
        'test/journeys/bad-input.spec.ts',
        'files: only the kinds that can be added, five at most, none too large or empty',
      ],
    ],
  },
  'MED-03': {
    says: 'Pictures, films and PDF are taken, and nothing else.',
    steps: ['media'],
    tests: [
      [filePreparation, 'a file is refused > %s'],
      [fileGateway, 'a file > of the kind %s comes back as it went'],
      [fileGateway, 'a file > is refused as %s'],
    ],
  },
  'MED-04': {
    says: 'Types go by one name each.',
    steps: ['media'],
    tests: [['src/fields/files/content.test.ts', 'what a file is > by its name %s and type %s it is %s']],
  },
  'MED-05': {
    says: 'Photos are made smaller before they are sent.',
    steps: ['media'],
    tests: [
      [filePreparation, 'a picture > is made smaller, to 1920 pixels at most, without losing its shape'],
      [filePreparation, 'a picture > as PNG stays PNG'],
    ],
  },
  'MED-06': {
    says: 'A setting says which pictures are taken.',
    steps: ['media'],
    tests: [
      [fileGateway, 'a file > is an image of a kind that the provider allows'],
      ['journeys/questions/questions.test.ts', 'files are optional, but not more than the most'],
    ],
  },
  'MED-07': 'The photos lead back to the description.',
  'MED-08': 'The photos lead on to the first question that applies.',
  'MED-09': {
    says: 'A file is sent to the repair that it belongs to.',
    steps: ['media'],
    tests: [[fileCalls, 'a file is sent with whose it is, of which repair and place, its name and its type']],
  },
  'MED-10': {
    says: 'It goes with whose it is, its place, name and type.',
    steps: ['media'],
    tests: [[fileCalls, 'a file is sent with whose it is, of which repair and place, its name and its type']],
  },
  'MED-11': {
    says: 'Removing a file deletes it at the provider.',
    steps: ['media'],
    tests: [
      [fileCalls, 'a file that is removed is deleted at the provider, once'],
      [
        fileField,
        'removing takes the file away from the provider, says so, and keeps the focus on the question',
      ],
    ],
  },
  'MED-12': {
    says: 'A second later the order learns of its files and priority.',
    steps: ['media'],
    tests: [
      [fileCalls, 'a second after files were added or removed the order learns of them, with its priority'],
      [
        'src/renderer/PendingFiles.test.tsx',
        'a file that is still being sent keeps nobody, and the review waits for it',
      ],
    ],
  },
  'MED-13': {
    says: 'The viewer lists the files: pictures and films open over the page, PDF in a window.',
    tests: [[repairPage, 'the photos and files of a repair are looked at']],
  },
  'MED-14': {
    says: 'A film that the browser cannot play can be downloaded.',
    tests: [[repairPage, 'the photos and files of a repair are looked at']],
  },
  'MED-15': {
    says: 'What was found inappropriate is replaced by words.',
    tests: [
      [repairPage, 'the photos and files of a repair are looked at'],
      [fileGateway, 'a file > found inappropriate has no content any more'],
    ],
  },
  'MED-16': {
    says: 'No files, and files that cannot be loaded, are said.',
    tests: [
      [repairPage, 'a repair without files says so, and a list that fails can be asked again'],
      [repairPage, 'the photos and files of a repair are looked at'],
    ],
  },
  'MED-17': {
    says: 'A file comes with its name, type, content and whether it is fit.',
    tests: [
      [fileGateway, 'a file > of the kind %s comes back as it went'],
      [fileGateway, 'a file > found inappropriate has no content any more'],
    ],
  },
  'MED-18': {
    says: 'Whether photos are taken is read two seconds on, and a failure counts as no.',
    steps: ['media'],
    tests: [
      [
        fileCalls,
        'whether photos are taken is read two seconds on, and counts as off when it cannot be read',
      ],
    ],
  },
};
