export type Who = 'stranger' | 'customer' | 'listener' | 'admin';

export interface Route {
  readonly path: string;
  /** Who is shown this path as itself. */
  readonly who: Who;
  /** Words of the spec that stand on it in English, exactly. */
  readonly words: readonly string[];
  /** The accessible name of what the page is for; reached by Tab. */
  readonly action: string | null;
}

const route = (path: string, who: Who, action: string | null, ...words: readonly string[]): Route => ({ path, who, words, action });

/** Every path of the site (spec section 2, and those added to it). */
export const routes: readonly Route[] = [
  route('/', 'stranger', 'Get Started', 'You are not alone, we are with you.', 'Get Started', 'Learn More', 'Volunteer Login'),
  route('/get-started', 'stranger', 'Get Started Now', 'Get Started Now'),
  route('/about', 'stranger', null, 'Telugu'),
  route('/login', 'stranger', 'Login', 'Login', 'Email', 'Password', 'Sign up', 'Privacy Policy', 'Terms and Conditions', 'Refund Policy', 'Shipping Policy', 'Contact Us', '©'),
  route('/signup', 'stranger', 'Sign Up', 'Join Thodu', 'Full Name', 'Email', 'Password', 'Confirm Password', 'Sign Up', 'Login'),
  route(
    '/dashboard',
    'customer',
    'Chat Now',
    'Welcome to Thodu',
    'Dashboard',
    'Logout',
    'Profile',
    'Settings',
    'Call a Volunteer',
    'Need someone to talk to? Connect with a volunteer instantly.',
    'Call Now',
    'Chat with Volunteer',
    "Open a private chat and share what's on your mind.",
    'Chat Now',
    'Need Professional Therapy?',
    "We'll refer you to licensed professionals securely.",
    'Request Help',
  ),
  route('/profile', 'customer', 'Save Settings', 'Your Profile', 'Change Password', 'Email Notifications', 'SMS Notifications', 'Save Settings', 'Go Premium'),
  route('/settings', 'customer', 'Manage Privacy', 'Settings', 'Dark Mode', 'Manage Privacy', 'Submit Feedback'),
  route('/call', 'stranger', 'Call Now (Free)', 'Call a Volunteer', 'Call Now (Free)', 'Support', 'Notifications', 'Go Premium'),
  route('/chat', 'stranger', 'Your message'),
  route('/therapy', 'stranger', 'Request Help', 'Fix an Appointment', 'Request Help'),
  route('/appointment', 'stranger', null, 'Was this you?', 'This link is not whole.'),
  route('/support', 'stranger', 'Contact Support', 'Support', 'Contact Support'),
  route('/notifications', 'customer', null, 'Notifications', 'No new notifications.'),
  route(
    '/go-premium',
    'stranger',
    'Go Unlimited',
    'Pay As You Go',
    '₹29 per call or ₹19 per chat',
    'Pay & Start Now',
    'Daily Care',
    '₹1499 per month',
    'Subscribe Now',
    'Deep Healing',
    '₹1999 per month',
    'Unlimited Support',
    '₹2999 per month',
    'Go Unlimited',
    'Dashboard',
    'Logout',
  ),
  route('/request-help', 'stranger', 'Request Now', 'Request Now', 'Dashboard', 'Logout'),
  route('/privacy-policy', 'stranger', null, 'Privacy Policy'),
  route('/terms-and-conditions', 'stranger', null, 'Terms and Conditions'),
  route('/refund-policy', 'stranger', null, 'Refund Policy'),
  route('/shipping-policy', 'stranger', null, 'Shipping Policy'),
  route('/contact-us', 'stranger', null, 'Contact Us', 'Telangana'),
  route('/help-lines', 'stranger', '14416', '14416', '1-800-891-4416', '112'),
  route('/volunteer-login', 'stranger', 'Sign In', 'Email', 'Password', 'Sign In'),
  route('/volunteer-signup', 'stranger', 'Sign Up', 'Email', 'Password', 'Sign Up', 'Login'),
  route('/volunteer-home', 'listener', 'Go to Chat', 'Go to Chat', 'View Profile', 'Home', 'My Profile', 'Logout'),
  route('/volunteer-chat', 'listener', null, 'Select a customer'),
  route('/volunteer-profile', 'listener', 'Edit Profile', 'Edit Profile', 'Exit'),
  route('/admin', 'admin', null),
  route('/nowhere', 'stranger', null),
];
